import type { ComponentType } from 'react';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { CalendarIcon, HeartIcon, UserIcon } from '@nivara/shared/ui/layout/icon';
import type { IconProps } from '@nivara/shared/ui/layout/icon-frame';
import { paths } from '../paths';
import { isDoctor } from '../session/use-signed-in-user';
import {
  BellIcon,
  BillIcon,
  BookingIcon,
  ConsentIcon,
  DashboardIcon,
  DietIcon,
  FamilyIcon,
  OfferIcon,
  PackageIcon,
  PrescriptionIcon,
  TestIcon,
  UploadIcon,
  YogaIcon,
} from './area-icons';

export interface AreaMenuEntry {
  label: string;
  to: string;
  icon: ComponentType<IconProps>;
  /** The pages that the entry is marked for; another entry with the same target has none. */
  at: string[];
  /** Stands apart, at the end. */
  apart?: boolean;
  forDoctors?: boolean;
  /** Says how many notifications are unread. */
  counted?: boolean;
}

/** The menu of the area, in the specification's order; doctors see what they can open. */
export function areaMenuEntries(user: SessionUser): AreaMenuEntry[] {
  const entries = allEntries(user.UserName);
  return isDoctor(user) ? entries.filter(({ forDoctors }) => forDoctors) : entries;
}

function allEntries(name: string): AreaMenuEntry[] {
  const entry = (label: string, path: (name: string) => string, icon: AreaMenuEntry['icon']) => ({
    label,
    to: path(name),
    icon,
    at: [path(name)],
  });
  return [
    entry('Family Members', paths.profile, FamilyIcon),
    { ...entry('Dashboard', paths.dashboard, DashboardIcon), forDoctors: true },
    { ...entry('Notifications', paths.notifications, BellIcon), forDoctors: true, counted: true },
    entry('Bookings', paths.bookings, BookingIcon),
    { ...entry('Appointments', paths.appointments, CalendarIcon), forDoctors: true },
    entry('Prescription', paths.prescription, PrescriptionIcon),
    entry('Tests', paths.tests, TestIcon),
    entry('Yoga', paths.yoga, YogaIcon),
    entry('Diets', paths.diets, DietIcon),
    entry('Bill / Receipts', paths.bills, BillIcon),
    entry('Uploads', paths.uploads, UploadIcon),
    entry('Consents', paths.consents, ConsentIcon),
    { ...entry('Offers', paths.offers, OfferIcon), forDoctors: true },
    { ...entry('Packages', paths.offers, PackageIcon), at: [] },
    { ...entry('Treatments', paths.offers, HeartIcon), at: [] },
    { ...entry('Account', paths.account, UserIcon), apart: true, forDoctors: true },
  ];
}

/** "page" on the entry's own page, "true" on those below it. */
export function currentMark({ to, at }: AreaMenuEntry, pathname: string, user: SessionUser) {
  const { UserName: name } = user;
  const here = pathname.replace(/\/$/, '');
  // The dashboard is also what the area's own address shows.
  const shown = here === paths.user || here === paths.area(name) ? paths.dashboard(name) : here;
  if (!at.some((path) => shown === path || shown.startsWith(`${path}/`))) return undefined;
  return shown === to ? ('page' as const) : ('true' as const);
}
