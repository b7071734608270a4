import type { FederatedProvider } from '../state';

/** The identity providers beside the pool's own, by Cognito's names. */
export const providers = {
  Google: { path: 'google', label: 'Google' },
  SignInWithApple: { path: 'apple', label: 'Apple' },
} as const satisfies Record<FederatedProvider, { path: string; label: string }>;

export const isFederatedProvider = (name: string | undefined): name is FederatedProvider =>
  name !== undefined && Object.hasOwn(providers, name);
