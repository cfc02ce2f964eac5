import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

// Without this, zod tests whether it can compile code, which the content security policy blocks and reports.
z.config({ jitless: true });

export { zodResolver };
