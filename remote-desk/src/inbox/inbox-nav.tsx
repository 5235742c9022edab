import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../paths';

const LINKS = [
  { text: 'New', to: paths.inbox, end: true },
  { text: 'Mine', to: paths.myInbox },
  { text: 'With colleagues', to: paths.othersInbox },
  { text: 'Done', to: paths.doneInbox },
];

export const InboxNav = () => <SectionNav label="Inbox" links={LINKS} />;
