import styled from 'styled-components';
import { useModals } from '@nivara/shared/app-context/app-context';
import { Button } from '@nivara/shared/ui/form/button';
import { Section, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { color, font, space, text } from '@nivara/shared/ui/tokens/theme';
import { Picture } from '../../components/picture';
import { SectionIntro } from '../../components/section-intro';
import { aboutTexts } from './about-texts';

const { founder } = aboutTexts;

const Portrait = styled(Picture)`
  max-width: 26rem;
`;

const Motto = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.accent};
  font: 500 ${text.h3} / 1.4 ${font.heading};
`;

export function FounderSection() {
  const { openModal } = useModals();
  return (
    <Section aria-labelledby="founder-title">
      <Split $ratio="2fr 3fr" $gap={7} $align="center">
        <Portrait src={founder.portrait} width={480} height={480} alt={founder.portraitText} />
        <div>
          <SectionIntro eyebrow="Our story" title={founder.title} titleId="founder-title" />
          <Stack $gap={4}>
            {founder.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Motto>{founder.motto}</Motto>
            <div>
              <Button variant="secondary" onClick={() => openModal('directors', { directorId: founder.id })}>
                More about the founder
              </Button>
            </div>
          </Stack>
        </div>
      </Split>
    </Section>
  );
}
