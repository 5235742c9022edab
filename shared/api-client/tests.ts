import type { ListQuery } from '../domain/list-query';
import type {
  CatalogueTest,
  ListedTest,
  MedicalTestWithValues,
  NewTest,
  TEST_COLUMNS,
  TestChange,
  TestKind,
  TestRelease,
  TestStatus,
  TrendsQuery,
} from '../domain/medical-test';
import type { NewValue, Trend } from '../domain/test-values';
import { callApi } from './http';
import { readList, toSearch } from './list';
import { API_PATH } from '../contracts/site-paths';

export type TestQuery = ListQuery<(typeof TEST_COLUMNS)[number]> & {
  kind?: TestKind;
  status?: TestStatus;
  patient?: string;
  released?: 'yes' | 'no';
};

export const listTests = (query: TestQuery = {}) => readList<ListedTest>('/tests', { ...query });

export const readTest = (id: string) => callApi<MedicalTestWithValues>('GET', `/tests/${id}`);

export const orderTest = (test: NewTest) => callApi<MedicalTestWithValues>('POST', '/tests', test);

/** A doctor adds a report, an appointment or a result. */
export const changeTest = (id: string, change: TestChange) =>
  callApi<MedicalTestWithValues>('PATCH', `/tests/${id}`, change);

/** Shows the patient the result. For critical values the doctor must confirm that they have seen them. */
export const releaseTest = (id: string, release: TestRelease) =>
  callApi<MedicalTestWithValues>('POST', `/tests/${id}/release`, release);

export const listTestCatalogue = () => callApi<CatalogueTest[]>('GET', '/test-catalogue');

/** A patient adds values measured at home. */
export const addMeasurements = (id: string, values: NewValue[]) =>
  callApi<MedicalTestWithValues>('POST', `/tests/${id}/values`, { values });

/** A patient takes back their own values of a test that is not completed. */
export const takeBackMeasurements = (id: string, values: string[]) =>
  callApi<MedicalTestWithValues>('POST', `/tests/${id}/take-back`, { values });

/** A patient completes a selfcare test. */
export const finishTest = (id: string) => callApi<MedicalTestWithValues>('POST', `/tests/${id}/complete`);

export const readTrends = (query: TrendsQuery = {}) =>
  callApi<{ analytes: Trend[] }>('GET', `/tests/trends${toSearch(query)}`);

/** The download address of a completed test's PDF. */
export const testReportUrl = (id: string) => `${API_PATH}/tests/${id}/report`;
