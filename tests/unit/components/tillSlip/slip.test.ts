import { expect, test } from 'vitest';
import { registrationRows } from '#components/sections/till-slip/RegistrationTable.tsx';
import { amountOf, countOf, inPounds, linesOf, shortAnswers, totalOf } from '#components/sections/till-slip/slip.ts';
import { doINeedToRegister } from '#content/pages/do-i-need-to-register.ts';

const { groups, table } = doINeedToRegister;

/** The ids of the lines on a firm's slip: who registers and supervises it, and the rest. */
function slipOf(answers: string) {
  const [register = [], rest = []] = [groups.slice(0, 3), groups.slice(3)].map((part) =>
    linesOf(
      part.flatMap(({ lines }) => lines),
      new URLSearchParams(answers),
    ).map(({ id }) => id),
  );
  return { register: register.join(' '), rest };
}

/** What stands on a slip, and what must not; `register` is all that it says of registers and supervisors. */
type Firm = { firm: string; answers: string; register: string; has: string; hasNot: string };

/** Firms of the kinds that the Money Laundering and the Payment Services Regulations tell apart. */
const FIRMS: Firm[] = [
  {
    ...{ firm: 'a bureau', answers: 'does=exchange' },
    ...{
      register: 'hmrc fca-not supervisor-hmrc',
      has: 'fee-application fee-premises fee-test fee-data wait-hmrc officer compliance-officer tested declaration',
    },
    hasNot: 'fee-fca wait-fca consumer-duty agent-file officer-exempt',
  },
  {
    ...{ firm: 'a bureau with three shops', answers: 'does=exchange&premises=3' },
    ...{ register: 'hmrc fca-not supervisor-hmrc', has: 'fee-premises' },
    hasNot: 'fee-fca',
  },
  {
    ...{ firm: 'a bureau of one person', answers: 'does=exchange&alone=yes' },
    ...{ register: 'hmrc fca-not supervisor-hmrc', has: 'officer-exempt tested risk-assessment' },
    hasNot: 'officer compliance-officer training-log suspicion-form',
  },
  {
    ...{ firm: 'one person with an agent', answers: 'does=exchange&alone=yes&agents=yes' },
    ...{ register: 'hmrc agents-hmrc fca-not supervisor-hmrc', has: 'officer compliance-officer agent-file' },
    hasNot: 'officer-exempt',
  },
  {
    ...{ firm: 'a cheque casher', answers: 'does=cheques' },
    ...{ register: 'hmrc fca-not supervisor-hmrc', has: 'fee-application officer' },
    hasNot: 'fee-fca',
  },
  {
    ...{ firm: 'a bureau that cashes cheques', answers: 'does=exchange&does=cheques' },
    ...{ register: 'hmrc fca-not supervisor-hmrc', has: 'wait-hmrc' },
    hasNot: 'fsa057',
  },
  {
    ...{ firm: 'a small remitter', answers: 'does=send' },
    ...{
      register: 'hmrc fca-spi supervisor-remittance',
      has: 'fee-application fee-fca wait-hmrc wait-fca customer-information consumer-duty fsa057 small-exceeded',
    },
    hasNot: 'safeguarding fsa056',
  },
  {
    ...{ firm: 'a large remitter', answers: 'does=send&size=large' },
    ...{
      register: 'hmrc fca-api capital-remittance supervisor-remittance',
      has: 'fee-application fee-fca safeguarding fsa056 complaints',
    },
    hasNot: 'fsa057 small-exceeded',
  },
  {
    ...{ firm: 'a bureau that sends money', answers: 'does=exchange&does=send' },
    ...{ register: 'hmrc fca-spi supervisor-remittance', has: 'consumer-duty' },
    hasNot: 'fsa056',
  },
  {
    ...{ firm: 'a cheque casher that sends money', answers: 'does=cheques&does=send' },
    ...{ register: 'hmrc fca-spi supervisor-remittance', has: 'fee-fca' },
    hasNot: '',
  },
  {
    ...{ firm: 'a bureau that pays third parties', answers: 'does=exchange&does=payout' },
    ...{ register: 'hmrc fca-spi supervisor-remittance', has: 'fee-application fee-fca consumer-duty' },
    hasNot: 'safeguarding',
  },
  {
    ...{ firm: 'a large bureau that pays third parties', answers: 'does=exchange&does=payout&size=large' },
    ...{ register: 'hmrc fca-api capital-remittance supervisor-remittance', has: 'safeguarding fsa056' },
    hasNot: 'fsa057',
  },
  {
    ...{ firm: 'a remitter with agents', answers: 'does=send&agents=yes' },
    ...{ register: 'hmrc agents-hmrc fca-spi agents-fca supervisor-remittance', has: 'agent-file officer' },
    hasNot: '',
  },
  {
    ...{ firm: 'a remitter of one person', answers: 'does=send&alone=yes' },
    ...{ register: 'hmrc fca-spi supervisor-remittance', has: 'officer-exempt' },
    hasNot: 'officer',
  },
  {
    ...{ firm: 'a small firm with payment accounts', answers: 'does=accounts' },
    ...{ register: 'hmrc-not fca-spi supervisor-fca', has: 'fee-fca officer risk-assessment fsa057' },
    hasNot: 'fee-application fee-premises fee-test wait-hmrc tested declaration changes',
  },
  {
    ...{ firm: 'a large firm with payment accounts', answers: 'does=accounts&size=large' },
    ...{ register: 'hmrc-not fca-api capital supervisor-fca', has: 'safeguarding fsa056' },
    hasNot: 'fee-application capital-remittance',
  },
  {
    ...{ firm: 'a bureau with payment accounts', answers: 'does=exchange&does=accounts' },
    ...{ register: 'hmrc-not fca-spi supervisor-fca', has: 'fee-fca' },
    hasNot: 'fee-application',
  },
  {
    ...{ firm: 'a remitter with accounts and agents', answers: 'does=send&does=accounts&agents=yes' },
    ...{ register: 'hmrc-not fca-spi agents-fca supervisor-fca', has: 'agent-file' },
    hasNot: 'agents-hmrc',
  },
  {
    ...{ firm: 'an e-money institution', answers: 'does=emoney' },
    ...{ register: 'hmrc-not fca-emi supervisor-fca', has: 'fee-fca safeguarding consumer-duty complaints officer' },
    hasNot: 'fee-application fsa056 fsa057 small-exceeded',
  },
  {
    ...{ firm: 'an e-money institution with accounts', answers: 'does=emoney&does=accounts&size=large' },
    ...{ register: 'hmrc-not fca-emi supervisor-fca', has: 'safeguarding' },
    hasNot: 'fsa056',
  },
  {
    ...{ firm: 'a bureau that issues e-money', answers: 'does=exchange&does=emoney' },
    ...{ register: 'hmrc-not fca-emi supervisor-fca', has: '' },
    hasNot: 'fee-application',
  },
  {
    ...{ firm: 'an agent of a remitter', answers: 'does=send&as=agent' },
    ...{ register: 'hmrc-principal fca-agent supervisor-agent', has: 'fee-principal tested-agent sanctions' },
    hasNot: 'fee-application fee-fca officer declaration',
  },
  {
    ...{ firm: 'an agent of a bureau', answers: 'does=exchange&as=agent' },
    ...{ register: 'hmrc-principal supervisor-agent', has: 'tested-agent' },
    hasNot: 'fee-application',
  },
  {
    ...{ firm: 'an agent of an e-money institution', answers: 'does=emoney&as=agent' },
    ...{ register: 'fca-agent supervisor-agent', has: '' },
    hasNot: 'fee-principal',
  },
  {
    ...{ firm: 'a hotel that changes notes', answers: 'does=exchange&as=beside' },
    ...{ register: 'hmrc-excluded excluded-limit supervisor-excluded', has: 'exclusion-proof sanctions' },
    hasNot: 'fee-application fee-data officer risk-assessment',
  },
  {
    ...{ firm: 'a shop that cashes its customers’ cheques', answers: 'does=cheques&as=beside' },
    ...{ register: 'hmrc-excluded excluded-limit supervisor-excluded', has: 'exclusion-proof' },
    hasNot: 'tested',
  },
  {
    ...{ firm: 'a hotel that also sends money', answers: 'does=exchange&does=send&as=beside' },
    ...{ register: 'hmrc not-excluded fca-spi supervisor-remittance', has: 'fee-application officer' },
    hasNot: 'exclusion-proof',
  },
];

const idsIn = (list: string) => list.split(' ').filter(Boolean);

test.each(FIRMS)('the slip of $firm has its lines, and not those of others', ({ answers, register, has, hasNot }) => {
  const slip = slipOf(answers);
  expect(slip.register).toBe(register);
  expect(slip.rest).toEqual(expect.arrayContaining(idsIn(has)));
  expect(slip.rest.filter((id) => idsIn(hasNot).includes(id))).toEqual([]);
});

test.each(['', 'as=agent&agents=yes', 'does=mining&as=king&premises=3'])('“%s” prints nothing', (answers) => {
  expect(slipOf(answers)).toEqual({ register: '', rest: [] });
});

test('the table has every line of the slip, and the kinds of firm that it shows have what they share in the first row', () => {
  const [common, ...rows] = registrationRows({ groups, table });
  const shown = new Set([...(common?.lines ?? []), ...rows.flatMap(({ lines }) => lines)]);
  expect(groups.flatMap(({ lines }) => lines).filter((line) => !shown.has(line))).toEqual([]);
  const repeated = rows.flatMap(({ lines }) => lines).filter((line) => common?.lines.includes(line));
  expect(repeated).toEqual([]);
});

test('fees are counted for each of the premises and people, and added up', () => {
  const answers = new URLSearchParams('premises=3&people=2');
  const lines = [{ pounds: 100 }, { pounds: 20, each: 'premises' }, { pounds: 3, each: 'people' }, {}];
  expect(lines.map((line) => amountOf(line, answers))).toEqual([100, 60, 6, 0]);
  expect(inPounds(totalOf([...lines, { pounds: 1000 }], answers))).toBe('£1,166');
});

test.each([
  ['', 1],
  ['0', 1],
  ['-4', 1],
  ['2.9', 2],
  ['many', 1],
  ['1e9', 999],
])('“%s” premises count as %i', (premises, count) => {
  expect(countOf('premises', new URLSearchParams({ premises }))).toBe(count);
});

test('an address carries only the answers that it has to', () => {
  const answers = 'does=exchange&does=send&as=own&size=small&agents=yes&premises=1&people=';
  expect(shortAnswers(new URLSearchParams(answers)).toString()).toBe('does=exchange&does=send&agents=yes');
});
