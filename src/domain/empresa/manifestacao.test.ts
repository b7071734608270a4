import fc from 'fast-check';
import { refusedBy } from '../../../tests/support/refusedBy';
import { manifestacaoVazia, toNovaManifestacao, type DadosManifestacao } from './manifestacao';
import { manifestacaoSchema } from './manifestacaoSchema';
import { readProtocolo, toProtocolo } from './protocolo';

const dados: DadosManifestacao = {
  tipo: 'reclamacao',
  nome: 'Bento Araújo',
  email: 'bento@itape.test',
  celular: '',
  localizador: '',
  mensagem: 'O ar-condicionado não funcionou.',
};

describe('a letter', () => {
  it('needs what it is about, who writes and what happened; telephone and order may be left out', () => {
    expect(refusedBy(manifestacaoSchema, manifestacaoVazia)).toEqual({
      tipo: 'Escolha o assunto',
      nome: 'Informe um nome válido',
      email: 'Informe um e-mail válido',
      mensagem: 'Conte o que houve em pelo menos 20 caracteres',
    });
    expect(refusedBy(manifestacaoSchema, dados)).toEqual({});
  });

  it.each([
    ['tipo', 'constructor'],
    ['celular', '123'],
    ['localizador', 'k7'],
    ['localizador', 'O0IL1U'],
    ['mensagem', `${'a'.repeat(19)}     `],
    ['mensagem', 'a'.repeat(3001)],
  ])('is kept back by %s: %s', (campo, valor) => {
    expect(Object.keys(refusedBy(manifestacaoSchema, { ...dados, [campo]: valor }))).toEqual([campo]);
  });

  it('goes out in the form of the wire', () => {
    expect(toNovaManifestacao(dados)).toEqual({
      tipo: 'reclamacao',
      nome: 'Bento Araújo',
      email: 'bento@itape.test',
      mensagem: 'O ar-condicionado não funcionou.',
    });
    expect(toNovaManifestacao({ ...dados, celular: '(21) 98765-4321', localizador: ' k7q2mp ' })).toMatchObject({
      celular: '+5521987654321',
      localizador: 'K7Q2MP',
    });
  });
});

describe('a protocol', () => {
  it('is read however it is typed', () => {
    expect(readProtocolo(' k7q2 mp4x ')).toBe('K7Q2-MP4X');
    expect(readProtocolo('K7Q2MP4')).toBeNull();
    expect(readProtocolo('K7Q2-MP40')).toBeNull();
  });

  it('is made of random bytes, none of which favours a letter, and is read back', () => {
    expect(toProtocolo(new Uint8Array(24).fill(255))).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 24, maxLength: 24 }), (bytes) => {
        const protocolo = toProtocolo(bytes);
        if (protocolo !== null) expect(readProtocolo(protocolo.toLowerCase())).toBe(protocolo);
      }),
    );
  });
});
