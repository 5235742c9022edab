import type { InferType } from 'yup';
import { FIGURE_COLUMNS, figureFields } from '@nivara/shared/domain/business-report';
import { listQuerySchema } from '@nivara/shared/domain/list-query';

export const figureListSchema = listQuerySchema(FIGURE_COLUMNS, figureFields);

export type FigureQuery = InferType<typeof figureListSchema>;
