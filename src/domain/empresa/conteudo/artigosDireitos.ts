import type { ArtigoAjuda } from './artigoAjuda';
import { msg } from '../../../words/t';

/** Articles on rights, luggage and the account. */
export const artigosDireitos: readonly ArtigoAjuda[] = [
  {
    id: 'gratuidade-idoso',
    categoria: 'direitos',
    titulo: msg('Passagem do idoso'),
    corpo: [
      msg(
        'Quem tem 60 anos ou mais e renda de até 2 salários mínimos tem direito, na classe convencional das linhas interestaduais, a 2 lugares grátis por viagem; se já foram dados, a pelo menos 50% de desconto.',
      ),
      msg(
        'Peça na compra, no passo Passageiros, até 3 horas antes da partida, e leve o comprovante de renda ou a Carteira da Pessoa Idosa.',
      ),
    ],
    palavras: msg('60 anos gratis desconto terceira idade carteira'),
  },
  {
    id: 'id-jovem',
    categoria: 'direitos',
    titulo: msg('ID Jovem'),
    corpo: [
      msg(
        'Jovens de 15 a 29 anos com a ID Jovem têm 2 lugares grátis e 2 com 50% de desconto por viagem, na classe convencional. Pedágio e taxa de embarque são pagos.',
      ),
      msg(
        'Informe o número da ID Jovem no passo Passageiros, até 3 horas antes da partida, e leve a identidade jovem e um documento com foto.',
      ),
    ],
    palavras: msg('jovem gratis meia estudante'),
  },
  {
    id: 'passe-livre',
    categoria: 'direitos',
    titulo: msg('Passe Livre da pessoa com deficiência'),
    corpo: [
      msg(
        'Quem tem a credencial do Passe Livre viaja de graça em 2 lugares por viagem da classe convencional, com acompanhante se a credencial disser.',
      ),
      msg(
        'Os lugares acessíveis estão marcados no mapa de poltronas. Se precisar de ajuda para embarcar, avise nossos canais até 3 horas antes.',
      ),
    ],
    palavras: msg('pcd cadeira de rodas acessibilidade acompanhante cadeirante'),
  },
  {
    id: 'bagagem',
    categoria: 'bagagem',
    titulo: msg('Quanto posso levar de bagagem'),
    corpo: [
      msg(
        'No bagageiro: até 30 kg e 350 dm³, com o maior lado de até 1 metro. Na cabine: até 5 kg, que caibam no porta-embrulhos.',
      ),
      msg('Guarde o tíquete da bagagem: é com ele que você retira a mala no destino.'),
      msg('Passando disso, o excesso pode ser cobrado, se houver espaço.'),
    ],
    palavras: msg('mala peso quilos excesso mochila'),
  },
  {
    id: 'animais',
    categoria: 'bagagem',
    titulo: msg('Viajar com animais'),
    corpo: [
      msg('Cão-guia viaja sempre, sem custo, ao lado de quem acompanha.'),
      msg(
        'Cães e gatos pequenos viajam em caixa própria, com carteira de vacinação e atestado veterinário recente. Fale com nossos canais antes de comprar: há um limite por viagem.',
      ),
    ],
    palavras: msg('cachorro gato pet cao guia'),
  },
  {
    id: 'bagagem-perdida',
    categoria: 'bagagem',
    titulo: msg('Minha bagagem sumiu ou chegou danificada'),
    corpo: [
      msg(
        'Avise ainda no terminal e registre uma reclamação aqui na ajuda, com o número do tíquete e o localizador da compra.',
      ),
      msg('Você recebe um protocolo na hora e a resposta em até 7 dias.'),
    ],
    palavras: msg('extravio mala perdida esqueci objeto achados'),
    link: { href: '/atendimento-ajuda?canal=manifestacao', texto: msg('Registrar reclamação') },
  },
  {
    id: 'encomendas',
    categoria: 'bagagem',
    titulo: msg('Enviar uma encomenda'),
    corpo: [
      msg(
        'Levamos encomendas entre os nossos terminais. Toda encomenda viaja com nota fiscal ou com declaração de conteúdo.',
      ),
      msg('Acompanhe pelo código de rastreio e os 4 últimos números do documento de quem envia ou recebe.'),
    ],
    palavras: msg('pacote rastreio frete enviar caixa'),
    link: { href: '/encomendas', texto: msg('Abrir Encomendas') },
  },
  {
    id: 'criar-conta',
    categoria: 'conta',
    titulo: msg('Criar a conta e entrar'),
    corpo: [
      msg(
        'Toque em Entrar. Você pode entrar com Google, com Apple, ou com e-mail e senha. Na primeira vez, pedimos nome, CPF, data de nascimento e celular.',
      ),
      msg('É preciso ter 14 anos ou mais.'),
    ],
    palavras: msg('cadastro login google apple'),
  },
  {
    id: 'esqueci-a-senha',
    categoria: 'conta',
    titulo: msg('Esqueci minha senha'),
    corpo: [
      msg(
        'Toque em Entrar e depois em Esqueci minha senha. Enviamos um código para o seu e-mail; com ele você escolhe uma senha nova.',
      ),
      msg('Quem entra com Google ou Apple não tem senha aqui: recupere a senha lá.'),
    ],
    palavras: msg('recuperar redefinir codigo login'),
  },
  {
    id: 'meus-dados',
    categoria: 'conta',
    titulo: msg('Ver, corrigir e apagar meus dados'),
    corpo: [
      msg(
        'Em Minha conta você corrige seus dados, baixa tudo o que guardamos sobre você e pode excluir a conta (Lei 13.709/2018, a LGPD).',
      ),
      msg('O que a lei fiscal obriga a guardar das compras fica, sem dizer de quem era.'),
    ],
    palavras: msg('lgpd privacidade excluir exportar'),
    link: { href: '/minha-conta', texto: msg('Abrir Minha conta') },
  },
];
