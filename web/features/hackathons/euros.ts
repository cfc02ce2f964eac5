const format = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** "€10,000" */
export const euros = (amount: number) => format.format(amount);
