import { kindInWords } from '@nivara/shared/area/appointment/appointment-kind';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { textColumn } from '@nivara/shared/area/table/columns';
import type { ClinicService } from '@nivara/shared/domain/clinic-service';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { Button } from '@nivara/shared/ui/form/button';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';

const namesOf = ({ doctors }: ClinicService) => doctors.map(({ name }) => name).join(', ');
const where = ({ online }: ClinicService) => (online ? 'At the clinic or by video' : 'At the clinic');

export const serviceColumns = (
  onChange: (service: ClinicService) => void,
): readonly DataColumn<ClinicService>[] => [
  textColumn('service', 'Service', ({ service }) => service, { rowHeader: true }),
  textColumn('kind', 'Kind', ({ kind }) => kindInWords(kind)),
  {
    id: 'fee',
    heading: 'Fee',
    cell: ({ fee }) => formatRupees(fee),
    text: ({ fee }) => formatRupees(fee),
    sortValue: ({ fee }) => fee,
    align: 'end',
  },
  textColumn('online', 'Where', where),
  {
    id: 'doctors',
    heading: 'Given by',
    cell: (service) =>
      service.doctors.length === 0 ? (
        <Badge tone="warning">Nobody</Badge>
      ) : (
        service.doctors.map(({ id, name }) => (
          <div key={id}>
            <NoWrap>{name}</NoWrap>
          </div>
        ))
      ),
    text: (service) => namesOf(service) || 'Nobody',
  },
  {
    id: 'action',
    heading: 'Action',
    actions: true,
    pinned: 1,
    cell: (service) => (
      <Button
        size="small"
        variant="secondary"
        aria-label={`Change ${service.service}`}
        onClick={() => onChange(service)}
      >
        Change
      </Button>
    ),
  },
];
