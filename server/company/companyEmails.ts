import { formatDia } from '../../src/domain/data';
import { tiposManifestacao } from '../../src/domain/manifestacao';
import type { CandidaturaRecebida, NovaCandidatura } from '../../src/domain/wire/candidaturas';
import type { Manifestacao, NovaManifestacao } from '../../src/domain/wire/manifestacoes';
import type { Email } from '../outbox/outbox';

/** Says that the application is here, and for how long it is kept. */
export const applicationEmail = (
  { nome, email }: NovaCandidatura,
  vaga: string | null,
  { protocolo, apagarEm }: CandidaturaRecebida,
): Email => ({
  para: email,
  assunto: `Recebemos sua candidatura: ${protocolo}`,
  corpo: [
    `Olá, ${nome}.`,
    '',
    vaga === null ? 'Recebemos o seu currículo.' : `Recebemos o seu currículo para a vaga de ${vaga}.`,
    'Se o seu perfil combinar com uma vaga, a equipe de seleção fala com você por este e-mail ou pelo celular.',
    '',
    `Guardamos seus dados e o currículo até ${formatDia(apagarEm)}, e então apagamos tudo.`,
    'Para apagar antes, responda a este e-mail com o protocolo.',
  ].join('\n'),
  codigo: protocolo,
});

/** Says that the letter is here, by when it is answered, and where to look. */
export const letterEmail = (
  { nome, email, tipo, mensagem }: NovaManifestacao,
  { protocolo, prazo }: Pick<Manifestacao, 'protocolo' | 'prazo'>,
  publicUrl: string,
): Email => ({
  para: email,
  assunto: `${tiposManifestacao[tipo]} registrada: protocolo ${protocolo}`,
  corpo: [
    `Olá, ${nome}.`,
    '',
    `Registramos o que você escreveu e respondemos até ${formatDia(prazo)}.`,
    `Para acompanhar, abra ${publicUrl}/atendimento-ajuda?canal=protocolo&numero=${protocolo} e informe este e-mail.`,
    '',
    'Você escreveu:',
    mensagem,
  ].join('\n'),
  codigo: protocolo,
});

/** Brings the answer. */
export const answerEmail = (
  { nome, email }: { nome: string; email: string },
  protocolo: string,
  resposta: string,
): Email => ({
  para: email,
  assunto: `Resposta ao protocolo ${protocolo}`,
  corpo: [
    `Olá, ${nome}.`,
    '',
    resposta,
    '',
    'Se a resposta não resolver, escreva de novo citando este protocolo, ou procure a ANTT pelo telefone 166.',
  ].join('\n'),
});
