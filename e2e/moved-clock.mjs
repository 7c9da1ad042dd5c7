// Loaded into the server of a journey in which weeks pass: `SIGWINCH`, which it does not know, moves its clock by CLOCK_STEP_MS, which
// may be negative. It begins CLOCK_AHEAD_MS from now.
const RealDate = Date;
const step = Number(process.env['CLOCK_STEP_MS']);
let ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
process.on('SIGWINCH', () => (ahead += step));

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
