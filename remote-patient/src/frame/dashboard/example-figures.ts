/** The specification's example figures for a new patient. */
export const exampleFigures = [
  { label: 'Total Products', value: '25,154' },
  { label: 'Total Paid Orders', value: '$16,000' },
  { label: 'Total Customers', value: '15,400k' },
  { label: 'Sales', value: '12,340' },
] as const;
