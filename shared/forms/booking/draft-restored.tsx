import { DraftNote } from '../../ui/form/draft-note';

export const DraftRestored = ({ onStartOver }: { onStartOver: () => void }) => (
  <DraftNote onStartOver={onStartOver}>What you wrote before is here again, not sent yet.</DraftNote>
);
