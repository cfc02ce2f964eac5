/** What made-up people can do right after their account is created: as much as everyone later. */
export const newcomers = {
  joins: 3,
  requests: 10,
  invitations: 10,
  hackathons: 5,
  addresses: 200,
};
