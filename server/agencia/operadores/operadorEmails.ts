import type { Email } from '../../platform/outbox/outbox';
import type { OperadorRow } from './operadorRepository';

/** Where an operator works. */
interface Casa {
  agencia: string;
  empresa: string;
  publicUrl: string;
}

/** Announces the access, without the password: the supervisor hands that over in person. */
export const accessEmail = ({ nome, email }: OperadorRow, { agencia, empresa, publicUrl }: Casa): Email => ({
  para: email,
  assunto: `Seu acesso à ${agencia}`,
  corpo: [
    `Olá, ${nome}.`,
    '',
    `Você tem um acesso de operador na ${agencia}.`,
    `Entre em ${publicUrl}/relatorio-fechamento-operador com este e-mail e a senha temporária que o responsável pela agência vai lhe entregar.`,
    'No primeiro acesso você escolhe a sua senha. A temporária vale por sete dias.',
    '',
    `Ninguém da ${empresa} pede a sua senha por e-mail ou telefone.`,
  ].join('\n'),
});

/** Announces an access whose temporary password the identity provider sends by itself. */
export const invitedEmail = ({ nome, email }: OperadorRow, { agencia, empresa, publicUrl }: Casa): Email => ({
  para: email,
  assunto: `Seu acesso à ${agencia}`,
  corpo: [
    `Olá, ${nome}.`,
    '',
    `Você tem um acesso de responsável ou operador na ${agencia}.`,
    `Entre em ${publicUrl}/relatorio-fechamento-operador com este e-mail e a senha temporária que chega em outra mensagem.`,
    'No primeiro acesso você escolhe a sua senha. A temporária vale por sete dias.',
    '',
    `Ninguém da ${empresa} pede a sua senha por e-mail ou telefone.`,
  ].join('\n'),
});
