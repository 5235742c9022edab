import { Section } from '@nivara/shared/ui/layout/layout';
import { NumberedSteps } from '../../components/numbered-steps';
import { SectionIntro } from '../../components/section-intro';

const steps = [
  {
    title: 'One physician leads',
    text: 'Whoever sees you first stays responsible, also when specialists join.',
  },
  {
    title: 'The team meets every week',
    text: 'Difficult cases are discussed together. A second pair of eyes is the rule, not a favour.',
  },
  {
    title: 'Everything is written down',
    text: 'One record, one list of medicines, one plan. You can read all of it.',
  },
  {
    title: 'We look back',
    text: 'Each long-term plan is reviewed at least once a year, and stopped if it no longer helps.',
  },
];

export function WorkSection() {
  return (
    <Section aria-labelledby="work-title">
      <SectionIntro
        eyebrow="How we work"
        title="From the first visit to the yearly review"
        titleId="work-title"
      />
      <NumberedSteps steps={steps} />
    </Section>
  );
}
