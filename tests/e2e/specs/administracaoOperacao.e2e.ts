import { $, browser, expect } from '@wdio/globals';
import { agencia } from '../pages/agencia';
import { signInElsewhere } from '../pages/api';
import { empresa } from '../pages/empresa';
import { DESKTOP, PHONE, says, violations } from '../pages/screen';
import { findConvencional } from '../pages/trip';
import { signedIn } from '../pages/visitor';

const STAFF = 'operacao@itape.test';
const EMAIL = 'bento@itape.test';
const LETTERS = '/administracao/manifestacoes';

/** Writes to the company from another computer. @returns the protocol. */
async function write(mensagem: string): Promise<string> {
  const other = await signInElsewhere('cliente@itape.test');
  const carta = { tipo: 'reclamacao', nome: 'Bento Araújo', email: EMAIL, mensagem };
  const { data } = await other.send('POST', '/Manifestacoes', carta);
  return (data as { protocolo: string }).protocolo;
}

const openRow = (text: string) => $(`//a[contains(normalize-space(.), "Abrir") and contains(., "${text}")]`).click();

describe('the company answers', () => {
  it('a letter on a phone: found in the inbox, answered once, read by its author', async () => {
    await browser.setViewport(PHONE);
    await signedIn(STAFF);
    const protocolo = await write('Minha mala não chegou a Santos no ônibus das oito.');
    await browser.url(LETTERS);
    await says('O que escreveram à empresa');
    await says(protocolo);
    expect(await violations()).toEqual([]);
    await openRow(protocolo);
    await says('Minha mala não chegou a Santos');
    expect(await violations()).toEqual([]);
    await agencia.fill('Resposta', 'A mala está em Santos, no guichê 4.');
    await empresa.send('Enviar resposta');
    await agencia.confirm('Enviar esta resposta?', 'Enviar resposta');
    await says('Resposta enviada.');
    await says('Respondida');
    await browser.url(`/atendimento-ajuda?canal=protocolo&numero=${protocolo}`);
    await empresa.fillPerson({ 'E-mail': EMAIL });
    await empresa.send('Consultar');
    await says('A mala está em Santos, no guichê 4.');
  });

  it('an application on a desk: sorted, with its history', async () => {
    await browser.setViewport(DESKTOP);
    await signedIn(STAFF);
    const other = await signInElsewhere('cliente@itape.test');
    const conteudo = Buffer.from('%PDF-1.7 um currículo').toString('base64');
    const { data } = await other.send('POST', '/Candidaturas', {
      nome: 'Carla Menezes',
      email: EMAIL,
      area: 'manutencao',
      celular: '+5521987654321',
      cidade: 'Niterói',
      consentimento: true,
      curriculo: { nome: 'carla.pdf', conteudo },
    });
    const { protocolo } = data as { protocolo: string };
    await browser.url('/administracao/candidaturas?area=manutencao');
    await openRow('Carla Menezes');
    await says(`Candidatura ${protocolo}`);
    expect(await violations()).toEqual([]);
    await agencia.press('Arquivar');
    await says('Candidatura arquivada.');
    await says('Arquivada');
    await browser.url('/administracao/candidaturas?area=manutencao');
    await says('Manutenção');
    await expect($('=Carla Menezes')).not.toBeExisting();
  });
});

describe('a conversation', () => {
  it('that the assistant handed over is taken, goes both ways, and ends with the answer of its protocol', async () => {
    await browser.setViewport(DESKTOP);
    await signedIn(STAFF);
    const other = await signInElsewhere('cliente@itape.test');
    const contato = { nome: 'Maria Aparecida', email: EMAIL, mensagem: 'Preciso mudar a data da minha passagem.' };
    const { data } = await other.send('POST', '/Chatbot/Atendimentos', { ...contato, consentimento: true });
    const { protocolo, chave } = data as { protocolo: string; chave: string };
    await browser.url('/administracao/atendimentos');
    await openRow('Maria Aparecida');
    await agencia.press('Assumir a conversa');
    await says('Devolver à fila');
    expect(await violations()).toEqual([]);
    await agencia.fill('Sua mensagem', 'Olá, Maria. Para que dia?');
    await agencia.press('Enviar');
    await says('Olá, Maria. Para que dia?');
    await other.send('POST', `/Chatbot/Atendimentos/${protocolo}/Falas`, { chave, falaId: 'um', texto: 'Domingo.' });
    await says('Domingo.');
    await agencia.fill('Resposta que fica no protocolo', 'Remarcamos para domingo.');
    await agencia.press('Encerrar o atendimento');
    await says('Atendimento encerrado.');
    const read = await other.send('POST', `/Chatbot/Atendimentos/${protocolo}/Leitura`, { chave });
    expect(read.data).toMatchObject({ situacao: 'encerrado' });
  });
});

describe('a departure', () => {
  it('is cancelled with the people it affects in view, seen by travellers, and taken back', async () => {
    await browser.setViewport(PHONE);
    await signedIn(STAFF);
    const { viagemId } = await findConvencional(9);
    await browser.url(`/administracao/operacao?ver=${viagemId}`);
    await says('Como está agora');
    expect(await violations()).toEqual([]);
    await empresa.choose('Motivo', 'Estrada interditada.');
    await agencia.press('Cancelar partida');
    await agencia.confirm('Cancelar esta partida?', 'Cancelar partida');
    await says('Partida atualizada.');
    const elsewhere = await signInElsewhere('cliente@itape.test');
    const read = async () =>
      ((await elsewhere.send('GET', `/Viagens/${viagemId}`)).data as { situacao: string }).situacao;
    expect(await read()).toBe('cancelada');
    await agencia.press('Desfazer o último aviso');
    await agencia.confirm('Desfazer o último aviso?', 'Desfazer aviso');
    await says('Aviso desfeito');
    expect(await read()).toBe('no_horario');
  });

  it('is found in its day, and gets another coach', async () => {
    await browser.setViewport(DESKTOP);
    await signedIn(STAFF);
    await browser.url('/administracao/operacao');
    await says('partidas');
    expect(await violations()).toEqual([]);
    const { viagemId } = await findConvencional(10);
    await browser.url(`/administracao/operacao?ver=${viagemId}`);
    await says('Trocar o ônibus');
    await $('select[name="onibus"]').selectByIndex(1);
    await says('Ninguém muda de poltrona.');
    await agencia.press('Trocar o ônibus');
    await agencia.confirm('Trocar o ônibus desta partida?', 'Trocar o ônibus');
    await says('Ônibus trocado.');
    await says('(previsto:');
    expect(await violations()).toEqual([]);
  });
});

it('leads a customer home from the back office', async () => {
  await signedIn('cliente@itape.test');
  for (const path of [LETTERS, '/administracao/candidaturas', '/administracao/operacao']) {
    await browser.url(path);
    await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === '/home');
  }
});
