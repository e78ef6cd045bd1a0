/** Where the API takes each form (specification 7). */
export const API_PATHS = {
  contact: '/prod/api/msb/savecontactdetails',
  membership: '/prod/api/msb/savemembershipdetails',
} as const;
