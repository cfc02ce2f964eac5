/** How much mail anyone can have sent to one address: five in an hour. */
export const mailTo = (email: string) => ({
  limit: { name: 'mail', points: 5, seconds: 60 * 60 },
  key: email,
});
