import { usualRange, withUnit } from '@nivara/shared/area/test/value-flag';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import { Alert } from '@nivara/shared/ui/feedback/alert';

/** These values come first on the page, since somebody must act at once. */
export const CriticalValues = ({ test: { values } }: { test: MedicalTestWithValues }) => (
  <Alert tone="error" title="Critical values">
    <ul>
      {values
        .filter(({ isCritical }) => isCritical)
        .map((value) => (
          <li key={value.id}>
            <strong>
              {value.analyte}: {withUnit(value.value, value)}
            </strong>
            {usualRange(value) === '' ? null : ` (usually ${usualRange(value)})`}
          </li>
        ))}
    </ul>
  </Alert>
);
