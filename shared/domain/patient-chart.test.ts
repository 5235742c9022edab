import { searchedDate } from './patient-chart';

describe('searchedDate', () => {
  it.each([
    ['1980-12-31', '1980-12-31'],
    ['31/12/1980', '1980-12-31'],
    [' 1.2.1980 ', '1980-02-01'],
  ])('reads %s', (text, date) => {
    expect(searchedDate(text)).toBe(date);
  });

  it.each(['31/02/1980', '12/31/1980', 'Asha', '9876543210', ''])('refuses %s', (text) => {
    expect(searchedDate(text)).toBeUndefined();
  });
});
