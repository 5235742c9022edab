import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import type { RunningMedicine } from '@nivara/shared/domain/running-medicines';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../../paths';

/** The prescribed medicines, listed separately from those that the patient names. */
export const RunningMedicines = ({ running }: Pick<PatientChart, 'running'>) => (
  <Facts
    facts={[
      [
        'Prescribed now',
        running.length === 0 ? (
          'Nothing'
        ) : (
          <Stack key="running" $gap={1}>
            {running.map((medicine) => (
              <TextLink key={medicine.name} to={paths.prescription(medicine.prescriptionId)}>
                {inWords(medicine)}
              </TextLink>
            ))}
          </Stack>
        ),
      ],
    ]}
  />
);

const inWords = ({ name, dose, doctor, until }: RunningMedicine) =>
  [
    [name, dose].filter(Boolean).join(' '),
    until === null ? 'without an end' : `until ${dateInWords(until)}`,
    doctor,
  ].join(', ');
