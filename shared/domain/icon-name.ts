import { string } from 'yup';

/** A remote's icons are views of one file; a data file names one as `icons.svg#heart`. */
export const iconName = string()
  .matches(/^icons\.svg#[a-z0-9-]+$/)
  .required();
