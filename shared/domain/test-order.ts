import { array, object, string } from 'yup';
import { dateField, isFilled, lineField, textField } from './field-rules';
import { type CatalogueTest, type NewTest, TEST_MESSAGES } from './medical-test';

/** Several tests are ordered at once, each as a test of its own. */
export interface TestOrder {
  /** Names of tests in the catalogue. */
  clinic: string[];
  home: string[];
  /** A test that is not in the catalogue, with a report instead of values. */
  other: string;
  appointmentDate: string;
  remark: string;
}

export const EMPTY_ORDER: TestOrder = { clinic: [], home: [], other: '', appointmentDate: '', remark: '' };

const names = array(string().required()).required();

export const testOrderSchema = object({
  clinic: names.test('one', TEST_MESSAGES.chooseTest, (clinic, { parent }) => {
    const { home, other } = parent as TestOrder;
    return clinic.length + home.length > 0 || isFilled(other);
  }),
  home: names,
  other: lineField(120),
  appointmentDate: dateField,
  remark: textField(2000),
});

type Patient = Pick<NewTest, 'patient' | 'familyMember' | 'visit'>;

export function toNewTests(
  { clinic, home, other, appointmentDate, remark }: TestOrder,
  catalogue: readonly CatalogueTest[],
  patient: Patient,
): NewTest[] {
  const chosen = new Set([...clinic, ...home]);
  const known = catalogue.filter(({ name }) => chosen.has(name));
  const all: CatalogueTest[] = isFilled(other)
    ? [...known, { name: other.trim(), kind: 'clinic', analytes: [] }]
    : known;
  return all.map(({ name: testName, kind, analytes }) => ({
    ...patient,
    testName,
    kind,
    analytes,
    ...(isFilled(remark) && { remark }),
    ...(kind === 'clinic' && isFilled(appointmentDate) && { appointmentDate }),
  }));
}

/** Removes the tests that are ordered already. */
export const withoutTests = (order: TestOrder, ordered: ReadonlySet<string>): TestOrder => ({
  ...order,
  clinic: order.clinic.filter((name) => !ordered.has(name)),
  home: order.home.filter((name) => !ordered.has(name)),
  other: ordered.has(order.other.trim()) ? '' : order.other,
});
