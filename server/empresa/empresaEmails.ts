import { t, translated } from '../../src/words/t';
import { formatDia } from '../../src/domain/base/data';
import { rotas } from '../../src/domain/base/rotas';
import { assuntosManifestacao, type AssuntoManifestacao } from '../../src/domain/empresa/manifestacao';
import { textoDoGrupo } from '../../src/domain/empresa/grupo/textoDoGrupo';
import type { CandidaturaRecebida, NovaCandidatura } from '../../src/domain/wire/empresa/candidaturas';
import type { Grupo } from '../../src/domain/wire/empresa/grupos';
import type { Manifestacao } from '../../src/domain/wire/empresa/manifestacoes';
import type { Email } from '../platform/outbox/outbox';

// These addresses are not verified: typed text (a name, a message) would go in the company's name to any address that a
// stranger enters, so these e-mails contain a protocol and fixed words alone.

/** Confirms an application, with the day of its deletion. */
export const candidaturaEmail = (
  { email }: Pick<NovaCandidatura, 'email'>,
  vaga: string | null,
  { protocolo, apagarEm }: CandidaturaRecebida,
): Email => ({
  para: email,
  assunto: t('Recebemos sua candidatura: {protocolo}', { protocolo }),
  corpo: [
    t('Olá.'),
    '',
    vaga === null ? t('Recebemos o seu currículo.') : t('Recebemos o seu currículo para a vaga de {vaga}.', { vaga }),
    t('Se o seu perfil combinar com uma vaga, a equipe de seleção fala com você por este e-mail ou pelo celular.'),
    '',
    t('Guardamos seus dados e o currículo até {dia}, e então apagamos tudo.', { dia: formatDia(apagarEm) }),
    t('Para apagar antes, responda a este e-mail com o protocolo.'),
    '',
    t('Se não foi você, ignore esta mensagem: alguém informou o seu e-mail por engano.'),
  ].join('\n'),
  codigo: protocolo,
});

/** Confirms a letter, with the deadline of its answer and the link to its state. */
export const manifestacaoEmail = (
  { email, tipo }: { email: string; tipo: AssuntoManifestacao },
  { protocolo, prazo }: Pick<Manifestacao, 'protocolo' | 'prazo'>,
  publicUrl: string,
): Email => ({
  para: email,
  assunto: t('{assunto} registrada: protocolo {protocolo}', {
    assunto: translated(assuntosManifestacao[tipo]),
    protocolo,
  }),
  corpo: [
    t('Olá.'),
    '',
    t('Registramos o que você escreveu e respondemos até {dia}.', { dia: formatDia(prazo) }),
    t('Para acompanhar, abra {link} e informe este e-mail.', { link: linkOf(publicUrl, protocolo) }),
    '',
    t('Se não foi você, ignore esta mensagem: alguém informou o seu e-mail por engano.'),
  ].join('\n'),
  codigo: protocolo,
});

/** Tells the company of a group: its size and days, and where the rest is read; nothing that the person typed of themselves. */
export const grupoEmail = (
  para: string,
  grupo: Grupo,
  { protocolo, prazo }: Pick<Manifestacao, 'protocolo' | 'prazo'>,
  publicUrl: string,
): Email => ({
  para,
  assunto: `Pedido de viagem em grupo: ${grupo.pessoas} pessoas, protocolo ${protocolo}`,
  corpo: [
    `Chegou um pedido de viagem em grupo: ${textoDoGrupo(grupo)}.`,
    `A resposta sai até ${formatDia(prazo)}.`,
    '',
    `O pedido inteiro: ${publicUrl}${rotas.administracaoManifestacoes.path}?ver=${protocolo}`,
  ].join('\n'),
  codigo: protocolo,
});

/** Announces the answer to a letter, which is read with the protocol and this address. */
export const answerEmail = ({ email }: { email: string }, protocolo: string, publicUrl: string): Email => ({
  para: email,
  assunto: t('Resposta ao protocolo {protocolo}', { protocolo }),
  corpo: [
    t('Olá.'),
    '',
    t('Respondemos o que você escreveu.'),
    t('Para ler a resposta, abra {link} e informe este e-mail.', { link: linkOf(publicUrl, protocolo) }),
    '',
    t('Se a resposta não resolver, escreva de novo citando este protocolo, ou procure a ANTT pelo telefone 166.'),
  ].join('\n'),
  codigo: protocolo,
});

const linkOf = (publicUrl: string, protocolo: string): string =>
  `${publicUrl}/atendimento-ajuda?canal=protocolo&numero=${protocolo}`;
