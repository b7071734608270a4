import { readConsultaProtocolo } from './protocolo';

describe('a status query', () => {
  it('is read in the form of the protocol, however it was typed', () => {
    expect(readConsultaProtocolo({ protocolo: 'k7q2 mp4x', email: ' bento@itape.test ' })).toEqual({
      ok: true,
      valor: { protocolo: 'K7Q2-MP4X', email: 'bento@itape.test' },
    });
  });

  it('says what is wrong with each field, in their order', () => {
    const leitura = readConsultaProtocolo({ protocolo: '123', email: 'bento' });
    expect(Object.entries(leitura.ok ? {} : leitura.erros)).toEqual([
      ['protocolo', 'Confira o protocolo: são 8 letras e números, como K7Q2-MP4X'],
      ['email', 'Informe o e-mail com que você escreveu'],
    ]);
  });
});
