import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

const kept = (text: string) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

test.each([
  ['Bill NV-2026-000081-AY1G', ['NV-2026-000081-AY1G']],
  ['Demo Patient, NP-D3CF9C5C', ['NP-D3CF9C5C']],
  ['T-G4BJF305', ['T-G4BJF305']],
  ['booking BK-PMYRZQS9, with bill NV-2026-000088-KFK0.', ['BK-PMYRZQS9', 'NV-2026-000088-KFK0']],
])('keeps each identifier of “%s” on one line', (text, identifiers) => {
  expect(kept(text)).toEqual(identifiers);
});

test.each(['Chest X-ray', 'a long-standing cough', 'COVID-19', 'Vitamin B-12', ''])(
  'leaves “%s” as it is',
  (text) => {
    expect(kept(text)).toEqual([]);
  },
);
