import { Eyebrow, Heading, Lead, Section, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { Picture } from '../../components/picture';
import { aboutTexts } from './about-texts';

const { intro } = aboutTexts;

export function IntroSection() {
  return (
    <Section tone="sand" tight aria-labelledby="about-title">
      <Split $align="center" $gap={7}>
        <Stack $gap={5}>
          <Eyebrow>{intro.eyebrow}</Eyebrow>
          <Heading level={1} id="about-title">
            {intro.title}
          </Heading>
          <Lead>{intro.lead}</Lead>
        </Stack>
        <Picture src="images/story.svg" width={720} height={560} eager />
      </Split>
    </Section>
  );
}
