import { useCallback, useMemo, useState } from 'react';
import { listDeskServices, listDoctors } from '@nivara/shared/api-client/clinic-services';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import type { ClinicService } from '@nivara/shared/domain/clinic-service';
import { DataTable } from '@nivara/shared/ui/table/data-table';
import { DeskPage } from '../frame/desk-page';
import { PriceListSection } from './price-list';
import { ServiceDialog } from './service-dialog';
import { serviceColumns } from './service-columns';

const BY_NAME = { size: 50, sort: { column: 'service', direction: 'ascending' } } as const;

/** The clinic's services, each with its fee and doctors, and whether it is given by video. */
export function ServicesScreen() {
  const ask = useCallback(async () => {
    const [services, doctors] = await Promise.all([listDeskServices(), listDoctors()]);
    return { services, doctors };
  }, []);
  const { answer, change } = useChangingAnswer(ask);
  const [changing, setChanging] = useState<ClinicService>();
  const columns = useMemo(() => serviceColumns(setChanging), []);
  const { showToast } = useToasts();
  const ready = answer.status === 'ready' ? answer.data : undefined;
  return (
    <DeskPage
      name="Services"
      heading="Services"
      lead="A changed fee applies to later bookings. Existing bills stay as they are."
    >
      <DataTable
        caption="Services"
        columns={columns}
        rows={ready?.services}
        rowKey={({ id }) => id}
        error={answer.status === 'failed' ? answer.message : undefined}
        onRetry={answer.status === 'failed' ? answer.retry : undefined}
        fileName="services"
        initialQuery={BY_NAME}
        level={2}
      />
      {changing === undefined || ready === undefined ? null : (
        <ServiceDialog
          service={changing}
          doctors={ready.doctors}
          onClose={() => setChanging(undefined)}
          onSaved={(saved) => {
            setChanging(undefined);
            change((known) => ({
              ...known,
              services: known.services.map((each) => (each.id === saved.id ? saved : each)),
            }));
            showToast({ tone: 'success', text: `“${saved.service}” is saved.` });
          }}
        />
      )}
      <PriceListSection />
    </DeskPage>
  );
}
