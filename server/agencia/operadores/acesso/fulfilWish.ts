import type { Wish } from './acessoRepository';
import { EmailTaken, gruposDe, UserGone, type OperadorIdentity } from './operadorIdentity';
import type { RecusaAcesso } from '../tables';

/** The end of a run at the provider; `sub` where the user was made or found in it. */
export type Outcome =
  | { tipo: 'feito'; sub: string | null; novo: boolean; senhaOpen: boolean }
  | { tipo: 'recusado'; recusa: RecusaAcesso };

const recusado = (recusa: RecusaAcesso): Outcome => ({ tipo: 'recusado', recusa });

/**
 * Brings the access at the provider to what it should be. Every call may be repeated: an interrupted run begins anew. An
 * invitation may therefore be sent twice; the second password replaces the first.
 */
export async function fulfilWish(identity: OperadorIdentity, wish: Wish): Promise<Outcome> {
  if (wish.sub === null) return make(identity, wish);
  try {
    await bring(identity, wish, wish.sub);
    return { tipo: 'feito', sub: wish.sub, novo: false, senhaOpen: false };
  } catch (error) {
    if (!(error instanceof UserGone)) throw error;
    // The user was deleted at the provider: there is nothing left to refuse, and an asked invitation makes another.
    if (wish.bloqueado) return { tipo: 'feito', sub: wish.sub, novo: false, senhaOpen: wish.senha !== null };
    return wish.senha === null ? recusado('sem_usuario') : make(identity, wish);
  }
}

/** Makes the user with an invitation; nobody is invited while blocked, and none was asked for where `senha` is null. */
async function make(identity: OperadorIdentity, wish: Wish): Promise<Outcome> {
  if (wish.bloqueado || wish.senha === null)
    return { tipo: 'feito', sub: null, novo: false, senhaOpen: wish.senha !== null };
  const { nome, email, papel } = wish;
  try {
    const { sub } = await identity.create({ nome, email, grupos: gruposDe(papel), senhaTemporaria: null });
    return { tipo: 'feito', sub, novo: true, senhaOpen: false };
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
  }
  // An earlier run may have made the user without hearing so. Somebody who has chosen a password is another person's access.
  const found = await identity.find(email);
  if (found?.estado !== 'convidado') return recusado('email_em_uso');
  await identity.setGrupos(found.sub, gruposDe(papel));
  await identity.invite(found.sub);
  return { tipo: 'feito', sub: found.sub, novo: true, senhaOpen: false };
}

async function bring(identity: OperadorIdentity, { papel, bloqueado, encerrar, senha }: Wish, sub: string) {
  if (bloqueado) return identity.disable(sub);
  await identity.setGrupos(sub, gruposDe(papel));
  await identity.enable(sub);
  if (encerrar) await identity.signOut(sub);
  if (senha !== null) await sendSenha(identity, senha, sub);
}

/** Invites again a person who has never chosen a password; an invitation tells nothing to one who has. */
async function sendSenha(identity: OperadorIdentity, senha: 'convite' | 'redefinicao', sub: string): Promise<void> {
  const user = await identity.find(sub);
  if (user === null) throw new UserGone('no such user');
  if (user.estado === 'convidado') await identity.invite(sub);
  else if (senha === 'redefinicao') await identity.requestReset(sub);
}
