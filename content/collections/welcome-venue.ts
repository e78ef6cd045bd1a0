/** The law firm that was host to the welcome meet; its name and address are for the association to supply. */
export const welcomeVenue = {
  name: 'Sample law firm, London office',
  address: { street: '1 Sample Street', locality: 'London', country: 'GB' },
  sample: true,
};
