import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { areaRoutes } from '../routes';

interface AreaSectionProps {
  names: readonly (keyof typeof areaRoutes)[];
  /** Routes outside these sections. */
  children?: ReactNode;
}

/** Renders sections of the area without the frame and its calls. */
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
