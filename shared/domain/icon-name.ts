import { string } from 'yup';

/** A remote has one file of icons; a data file names one of the icons as `icons.svg#heart`. */
export const iconName = string()
  .matches(/^icons\.svg#[a-z0-9-]+$/)
  .required();
