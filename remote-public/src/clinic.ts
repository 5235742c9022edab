/** How to reach the clinic and when. Placeholders until the provider gives its own. */
export const clinic = {
  phone: '+91 20 0000 0000',
  phoneLink: 'tel:+912000000000',
  email: 'care@example.org',
  emailLink: 'mailto:care@example.org',
  address: 'Demo address, Pune 411001',
  hours: [
    { part: 'Morning', from: '8:00 AM', to: '11:45 AM' },
    { part: 'Afternoon', from: '12:00 PM', to: '3:45 PM' },
    { part: 'Evening', from: '4:00 PM', to: '7:45 PM' },
    { part: 'Night', from: '8:00 PM', to: '11:45 PM' },
  ],
} as const;
