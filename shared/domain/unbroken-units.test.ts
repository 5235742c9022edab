import { withUnbrokenUnits } from './unbroken-units';

test.each([
  ['500 mg', '500~mg'],
  ['Metformin 500 mg, Telmisartan 40 mg', 'Metformin 500~mg, Telmisartan 40~mg'],
  ['0.8 mg/dL', '0.8~mg/dL'],
  ['5.6 %', '5.6~%'],
  ['4 µg', '4~µg'],
  ['127/85 mmHg', '127/85~mmHg'],
  ['A finger-long strip', 'A finger-long strip'],
  ['Vitamin B12, 1', 'Vitamin B12, 1'],
  ['5', '5'],
])('in “%s” each number stays beside its unit, and other spaces may break', (text, joined) => {
  expect(withUnbrokenUnits(text)).toBe(joined.replaceAll('~', '\u00a0'));
});
