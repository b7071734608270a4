import { mensagens } from '../../src/domain/base/mensagens';
import type { Identity } from '../platform/http/access/identity';
import { Problem } from '../platform/http/problem';
import type { IdentityProfile, ProfileReader } from '../identity/users/profileReader';
import { IdentityUnavailable, TokenRefused } from '../platform/http/access/tokenVerifier';

/** Reads the bearer's profile from the identity provider, which alone knows e-mail and provider. */
export async function readBearerProfile({ token }: Identity, readProfile: ProfileReader): Promise<IdentityProfile> {
  try {
    return await readProfile(token);
  } catch (error) {
    if (error instanceof TokenRefused) {
      throw new Problem(
        401,
        { codigo: 'TOKEN_INVALIDO', mensagem: mensagens.sessaoExpirada },
        {},
        { 'www-authenticate': 'Bearer' },
      );
    }
    if (error instanceof IdentityUnavailable) {
      throw new Problem(503, { codigo: 'IDENTIDADE_INDISPONIVEL', mensagem: mensagens.comunicacaoTexto });
    }
    throw error;
  }
}
