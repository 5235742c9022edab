import type { Consent } from '@nivara/shared/domain/consent';
import { Badge } from '@nivara/shared/ui/feedback/badge';

export function consentWords({ state, outdated }: Pick<Consent, 'state' | 'outdated'>): string {
  if (state === 'withdrawn') return 'Withdrawn';
  if (state === 'none') return 'Not given';
  return outdated ? 'New text to read' : 'Given';
}

export function ConsentStateBadge({ consent }: { consent: Pick<Consent, 'state' | 'outdated'> }) {
  const isGiven = consent.state === 'given';
  return (
    <Badge tone={isGiven ? (consent.outdated ? 'warning' : 'success') : 'neutral'}>
      {consentWords(consent)}
    </Badge>
  );
}
