import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

// Without this, zod tries out whether it may compile code, which the page's policy forbids and reports.
z.config({ jitless: true });

/** Rules of the contract as react-hook-form wants them. */
export const rulesOf = zodResolver;
