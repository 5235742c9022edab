import { type InferType, array, object, string } from 'yup';
import { iconName } from './icon-name';

/** The schema of the Services bar's data file. */
export const serviceBarSchema = array(
  object({
    title: string().trim().min(1).max(40).required(),
    /** The kind of service, in a word or two. */
    type: string().trim().min(1).max(30).required(),
    imgSrc: iconName,
    url: string()
      .matches(/^\/[A-Za-z0-9/#?=-]*$/)
      .required(),
  })
    .noUnknown()
    .strict(),
)
  .min(1)
  .required();

export type ServiceBarEntry = InferType<typeof serviceBarSchema>[number];
