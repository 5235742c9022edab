import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { areaRoutes } from '../routes';

interface AreaSectionProps {
  names: readonly (keyof typeof areaRoutes)[];
  /** Routes outside of these sections. */
  children?: ReactNode;
}

/** Some sections of the area at their addresses, without the frame around them and its calls to the service. */
export const AreaSection = ({ names, children }: AreaSectionProps) => (
  <Suspense>
    <Routes>
      {names.map((name) => (
        <Route key={name} path="/user/:username">
          {areaRoutes[name]}
        </Route>
      ))}
      {children}
    </Routes>
  </Suspense>
);
