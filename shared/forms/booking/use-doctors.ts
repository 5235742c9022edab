import { listDoctors } from '../../api-client/clinic-services';
import type { Loadable } from '../../app-context/loadable';
import { useAnswer } from '../../app-context/use-answer';
import type { ClinicDoctor } from '../../domain/clinic-service';

export type DoctorOfServices = ClinicDoctor & { services: number[] };

const ask = () => listDoctors();

export const useDoctors = (): Loadable<DoctorOfServices[]> => useAnswer(ask);
