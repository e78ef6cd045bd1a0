/** Where the API takes each form (specification 7). */
export const API_PATHS = {
  contact: '/prod/api/msb/savecontactdetails',
  membership: '/prod/api/msb/savemembershipdetails',
} as const;

/** The page that follows an accepted application (specification 4). */
export const SUCCESS_PAGE = '/member-success';
