import { healthCardUrl } from '@nivara/shared/api-client/health-records';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { HealthRecord } from '@nivara/shared/domain/health-record';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { DownloadIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { paths } from '../../paths';

const listed = (entries: readonly string[]) => (entries.length === 0 ? 'None given' : entries.join(', '));

interface HealthCardProps {
  healthRecord: HealthRecord;
  username: string;
}

/** The card for emergencies; the PDF to download repeats its facts in a QR code. */
export function HealthCard({ healthRecord, username }: HealthCardProps) {
  const {
    id,
    name,
    dob,
    patientId,
    bloodGroup,
    allergies,
    conditions,
    emergencyContact: contact,
  } = healthRecord;
  // Only an account without a registration has no date of birth.
  const isRegistered = dob !== null;
  return (
    <Card as="section" $padding="roomy" aria-labelledby="card">
      <Stack $gap={4}>
        <Stack $gap={2}>
          <Heading level={2} look="h3" id="card">
            Health card
          </Heading>
          <p>For emergencies and other doctors. The printed card has all of it in a QR code, too.</p>
          {isRegistered ? null : (
            <p>Blood group, allergies, conditions and whom to call come from the registration.</p>
          )}
        </Stack>
        <Facts
          facts={[
            ['Name', name],
            ['Date of birth', dob === null ? '' : dateInWords(dob)],
            ['Patient Id', patientId],
            ['Blood group', bloodGroup || 'Not given'],
            ['Allergies', listed(allergies)],
            ['Conditions', listed(conditions)],
            [
              'In an emergency',
              contact === null
                ? 'Nobody given'
                : [contact.name, contact.relation, contact.phone && phoneInWords(contact.phone)]
                    .filter(Boolean)
                    .join(', '),
            ],
          ]}
        />
        <Cluster>
          {isRegistered ? null : (
            <ButtonLink to={paths.registration(username)}>Start the registration</ButtonLink>
          )}
          <ButtonLink
            variant={isRegistered ? 'primary' : 'secondary'}
            icon={<DownloadIcon size={20} />}
            href={healthCardUrl(id)}
            download
          >
            Download the card
          </ButtonLink>
          {isRegistered ? (
            <ButtonLink variant="secondary" to={paths.profile(username)}>
              Change the record
            </ButtonLink>
          ) : null}
        </Cluster>
      </Stack>
    </Card>
  );
}
