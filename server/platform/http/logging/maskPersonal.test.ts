import { createLog } from './logging';
import { maskPersonal } from './maskPersonal';

const PIX =
  '00020101021226580014br.gov.bcb.pix2536psp.example/qr/v2/9d36b84fc70b478fb95c12729b90ca2552040000530398654' +
  '05112.505802BR5906Itape 6009SAO PAULO62070503***63041D3D';

describe('the mask of the log', () => {
  it.each([
    ['a CPF', 'cpf 529.982.247-25 recusado', 'cpf [cpf] recusado'],
    ['a CPF without its mask', '{"cpf":"52998224725"}', '{"cpf":"[cpf]"}'],
    ['a CPF in an address', '/api/Conta/ObterPorCpf?cpf=52998224725', '/api/Conta/ObterPorCpf?cpf=[cpf]'],
    ['an e-mail', 'para ana.souza+x@exemplo.com.br.', 'para [email].'],
    ['an e-mail in an address', '?email=ana%40exemplo.com', '?email=[email]'],
    ['a phone', 'celular (11) 98765-4321', 'celular [celular]'],
    ['a phone of the wire', '"celular":"+5511987654321"', '"celular":"[celular]"'],
    ['a token', 'Bearer eyJhbGciOi.eyJzdWIiOi.c2ln-_', 'Bearer [jwt]'],
    ['a token after a word', 'x.eyJhbGciOi.eyJzdWIiOi.c2ln ok', 'x.[jwt] ok'],
    ['a token without a signature', 'eyJhbGciOi.eyJzdWIiOi. ok', '[jwt] ok'],
    ['two tokens', 'eyJh.eyJz.c2ln eyJh.eyJz.c2ln', '[jwt] [jwt]'],
    ['an e-mail of any length', `${'a'.repeat(200)}@exemplo.com`, '[email]'],
    ['two e-mails', 'ana@exemplo.com,bia%40exemplo.com', '[email],[email]'],
    ['an e-mail within another', 'ana%40exemplo.com@exemplo.com', '[email]'],
    ['two Pix codes', `${PIX} e ${PIX}`, '[pix] e [pix]'],
    ['a sign-in’s code', 'GET /callback/?code=c0de-1&state=s1 404', 'GET /callback/?code=[codigo]&state=s1 404'],
    ['the link of a trip', `GET /acompanhar/${'aB-_'.repeat(8)} 200`, 'GET /acompanhar/[link] 200'],
    ['a card', 'cartao 4111 1111 1111 1111 ok', 'cartao [cartao] ok'],
    ['a card without blanks', '{"n":"5555555555554444"}', '{"n":"[cartao]"}'],
    ['a Pix code', `{"pixCopiaECola":"${PIX}"}`, '{"pixCopiaECola":"[pix]"}'],
  ])('hides %s', (_, text, masked) => {
    expect(maskPersonal(text)).toBe(masked);
  });

  it.each([
    ['what is no token', 'eyJ.eyJ.x eyJa eyJa.b'],
    ['an at sign without a name', '@exemplo.com'],
    ['a Pix code that never ends', '00020101021226580014br.gov.bcb.pix'],
    ['a departure', '/api/Viagens/801302520/Poltronas'],
    ['an order', '01890a5d-ac96-774b-bcce-b302099a8057'],
    ['an instant', '"time":"2026-11-21T09:45:57.840Z"'],
    ['an amount', '"totalCentavos":14810'],
    ['a long number that is no card', '1234567890123'],
  ])('leaves %s alone', (_, text) => {
    expect(maskPersonal(text)).toBe(text);
  });

  it('covers every line, whatever field the data stands in, and drops query strings [PI1]', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    log.info({ req: { method: 'GET', url: '/api/Conta/ObterPorEmail?email=ana@exemplo.com' } }, 'ana@exemplo.com');
    log.error({ err: new Error('duplicate key (52998224725)') });
    expect(lines.join('')).not.toMatch(/ana|52998224725/);
    expect(lines.join('')).toContain('"path":"/api/Conta/ObterPorEmail"');
  });

  it('never holds the code that a federated sign-in comes back with [FC7]', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const url = '/callback/?code=c0de-1&state=s1';
    log.info({ req: { method: 'GET', url } });
    log.error({ err: new Error(`no file for ${url}`), referer: `http://localhost:8080${url}` });
    expect(lines.join('')).not.toContain('c0de');
    expect(lines[0]).toContain('"path":"/callback/"');
  });
});
