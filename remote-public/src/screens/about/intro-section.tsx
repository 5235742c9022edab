import { Eyebrow, Heading, Lead, Section, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { Picture } from '../../components/picture';

export function IntroSection() {
  return (
    <Section tone="sand" tight aria-labelledby="about-title">
      <Split $align="center" $gap={7}>
        <Stack $gap={5}>
          <Eyebrow>About Nivara</Eyebrow>
          <Heading level={1} id="about-title">
            A clinic that takes its time
          </Heading>
          <Lead>
            “Nivara” means shelter. We built one: a quiet place in a fast city, where medicine, movement and
            understanding belong together.
          </Lead>
        </Stack>
        <Picture src="images/story.svg" width={720} height={560} eager />
      </Split>
    </Section>
  );
}
