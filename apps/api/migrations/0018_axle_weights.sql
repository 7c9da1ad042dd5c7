-- Optional figures of each axle, front to back. A draft keeps impossible ones.
ALTER TABLE units
  ADD COLUMN axle_a_lb integer CHECK (axle_a_lb >= 0),
  ADD COLUMN axle_b_lb integer CHECK (axle_b_lb >= 0),
  ADD COLUMN axle_c_lb integer CHECK (axle_c_lb >= 0),
  ADD COLUMN axle_d_lb integer CHECK (axle_d_lb >= 0),
  ADD COLUMN axle_e_lb integer CHECK (axle_e_lb >= 0),
  ADD COLUMN axle_f_lb integer CHECK (axle_f_lb >= 0),
  ADD COLUMN axle_a_tires integer CHECK (axle_a_tires >= 0),
  ADD COLUMN axle_b_tires integer CHECK (axle_b_tires >= 0),
  ADD COLUMN axle_c_tires integer CHECK (axle_c_tires >= 0),
  ADD COLUMN axle_d_tires integer CHECK (axle_d_tires >= 0),
  ADD COLUMN axle_e_tires integer CHECK (axle_e_tires >= 0),
  ADD COLUMN axle_f_tires integer CHECK (axle_f_tires >= 0);

ALTER TABLE combinations
  ADD COLUMN axle_a_lb integer CHECK (axle_a_lb > 0),
  ADD COLUMN axle_b_lb integer CHECK (axle_b_lb > 0),
  ADD COLUMN axle_c_lb integer CHECK (axle_c_lb > 0),
  ADD COLUMN axle_d_lb integer CHECK (axle_d_lb > 0),
  ADD COLUMN axle_e_lb integer CHECK (axle_e_lb > 0),
  ADD COLUMN axle_f_lb integer CHECK (axle_f_lb > 0),
  ADD COLUMN axle_a_tires integer CHECK (axle_a_tires BETWEEN 2 AND 16),
  ADD COLUMN axle_b_tires integer CHECK (axle_b_tires BETWEEN 2 AND 16),
  ADD COLUMN axle_c_tires integer CHECK (axle_c_tires BETWEEN 2 AND 16),
  ADD COLUMN axle_d_tires integer CHECK (axle_d_tires BETWEEN 2 AND 16),
  ADD COLUMN axle_e_tires integer CHECK (axle_e_tires BETWEEN 2 AND 16),
  ADD COLUMN axle_f_tires integer CHECK (axle_f_tires BETWEEN 2 AND 16);
