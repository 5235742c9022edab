import { Section } from '@nivara/shared/ui/layout/layout';
import { ClosingCall } from '../../components/closing-call';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { paths } from '../../paths';
import { TeamCards } from './team-cards';
import { teamsTexts } from './teams-texts';

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Our team' }];

export function TeamsScreen() {
  return (
    <>
      <PublicHead title="Our team" description={teamsTexts.description} />
      <PageIntro crumbs={crumbs} title="The people who look after you" lead={teamsTexts.lead} />
      <Section tight aria-label="Doctors and directors">
        <TeamCards />
      </Section>
      <ClosingCall title="Not sure whom to ask?">
        Begin with a consultation. The physician who sees you first stays responsible, also when others join.
      </ClosingCall>
    </>
  );
}
