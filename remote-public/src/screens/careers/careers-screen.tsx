import { brand } from '@nivara/shared/contracts/brand';
import { Section } from '@nivara/shared/ui/layout/layout';
import { NumberedSteps } from '../../components/numbered-steps';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { SectionIntro } from '../../components/section-intro';
import { TickList } from '../../components/tick-list';
import { paths } from '../../paths';
import { ApplySection } from './apply-section';
import { OpeningsSection } from './openings-section';

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Careers' }];

const work = [
  'Twenty-five minutes for every appointment, so that you can do what you have learnt',
  'A case meeting every week, in which it is normal to say “I am not sure”',
  'One shared record: nobody copies, searches or types twice',
  'Rotas known six weeks ahead; nights and Sundays shared by all, physicians included',
  'Time and money for further training, and a colleague who answers your questions',
  'No bonus for tests, beds or procedures, for anybody',
];

const steps = [
  {
    title: 'Write to us',
    text: 'A short letter and your CV as a PDF, by e-mail. A photograph is not needed.',
  },
  { title: 'A first call', text: 'Half an hour by telephone: what you look for, what we need, and the pay.' },
  {
    title: 'A day with us',
    text: 'You see the work, and those who would work with you see you. It is paid.',
  },
  { title: 'An answer', text: 'Within two weeks after that day, with a reason also when it is no.' },
];

export function CareersScreen() {
  return (
    <>
      <PublicHead
        title="Careers"
        description={`Working at the ${brand.name} clinic in ${brand.address.city}: how we work, whom we look for, what is open, and how to apply.`}
      />
      <PageIntro
        crumbs={crumbs}
        title="Work where there is time"
        lead="Most people in health care know how they would like to work. We try to be a place where they can."
        picture="images/careers.svg"
      />
      <Section aria-labelledby="how-we-work">
        <SectionIntro eyebrow="How we work" title="What you can expect of us" titleId="how-we-work" />
        <TickList items={work} />
      </Section>
      <OpeningsSection />
      <Section tone="sand" aria-labelledby="how-to-apply">
        <SectionIntro eyebrow="How to apply" title="Four steps, no portal" titleId="how-to-apply">
          Everybody who is able to do the work is welcome, of whatever origin, faith, gender, age or ability.
        </SectionIntro>
        <NumberedSteps steps={steps} />
      </Section>
      <ApplySection />
    </>
  );
}
