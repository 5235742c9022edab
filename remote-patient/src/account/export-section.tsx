import { MY_EXPORT_URL } from '@nivara/shared/api-client/my-account';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { DownloadIcon } from '@nivara/shared/ui/layout/icon';
import { AccountSection } from '@nivara/shared/area/account/account-section';

export function ExportSection() {
  return (
    <AccountSection
      title="Your data"
      value="A file with all that the clinic keeps about you"
      action="Show"
      about="Everything that the clinic keeps about you, as a zip file: your records in a form that other programs can read, and your documents. A very long list comes with its newest entries only; the clinic gives you the older ones on request."
      screenOnly
    >
      <div>
        {/* A download keeps the page open when the service refuses, for example after many exports in an hour. */}
        <ButtonLink variant="secondary" icon={<DownloadIcon size={20} />} href={MY_EXPORT_URL} download>
          Download my data
        </ButtonLink>
      </div>
    </AccountSection>
  );
}
