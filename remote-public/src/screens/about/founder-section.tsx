import styled from 'styled-components';
import { useModals } from '@nivara/shared/app-context/app-context';
import { Button } from '@nivara/shared/ui/form/button';
import { Section, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { color, font, space, text } from '@nivara/shared/ui/tokens/theme';
import { Picture } from '../../components/picture';
import { SectionIntro } from '../../components/section-intro';

/** The founder's entry in the list of directors. */
const founderId = 1;

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
        <Portrait
          src="images/people/asha-demo.svg"
          width={480}
          height={480}
          alt="Portrait of Dr. Asha Demo"
        />
        <div>
          <SectionIntro
            eyebrow="Our story"
            title="It began with one unanswered question"
            titleId="founder-title"
          />
          <Stack $gap={4}>
            <p>
              Dr. Asha Demo was the physician on a full hospital ward when a patient’s daughter asked her:
              “Who here knows everything about my mother?” There were eight good doctors on the case. Nobody
              could say yes.
            </p>
            <p>
              In 2014 she opened a practice of two rooms, so that somebody could. Each patient had one
              physician, each appointment was long enough for a conversation, and every plan was written so
              that a family could follow it at home.
            </p>
            <p>
              The rooms have multiplied since. Children’s doctors, a geriatric team, a laboratory and a yoga
              hall have joined. The rule has stayed.
            </p>
            <Motto>Listen first. Treat the person. Explain everything.</Motto>
            <div>
              <Button variant="secondary" onClick={() => openModal('directors', { directorId: founderId })}>
                More about the founder
              </Button>
            </div>
          </Stack>
        </div>
      </Split>
    </Section>
  );
}
